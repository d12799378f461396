// Parts of libxml2 that Swift can't import: its handlers contain variadic functions.
#pragma once

#include <string.h>
#include <libxml/xmlversion.h>
// If libxml2 is built with ICU, its headers include ICU's, which clash with those of Swift's Foundation. They matter only to a
// struct of converters that isn't used here.
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>

/// Makes a parser of HTML in UTF-8 that takes its input piece by piece and reports elements, text and comments. It builds no
/// tree, adds no elements of its own, fetches nothing, writes nothing on standard error, and treats the bytes as UTF-8
/// whatever the document declares.
static inline htmlParserCtxtPtr lp_html_parser_new(void *data, startElementSAXFunc start, endElementSAXFunc end,
                                                   charactersSAXFunc text, commentSAXFunc comment) {
  xmlSAXHandler handler;
  memset(&handler, 0, sizeof handler);
  handler.startElement = start;
  handler.endElement = end;
  handler.characters = text;
  handler.ignorableWhitespace = text;
  handler.cdataBlock = text;
  handler.comment = comment;
  htmlParserCtxtPtr parser = htmlCreatePushParserCtxt(&handler, data, NULL, 0, NULL, XML_CHAR_ENCODING_UTF8);
  if (!parser) return NULL;
  // Later versions refuse attributes of more than ten megabytes, and so large pictures, without XML_PARSE_HUGE.
  const int options = HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET |
                      HTML_PARSE_NOIMPLIED | HTML_PARSE_IGNORE_ENC;
#if LIBXML_VERSION >= 21400
  htmlCtxtSetOptions(parser, options | HTML_PARSE_HUGE);
#else
  htmlCtxtUseOptions(parser, options);
  parser->options |= XML_PARSE_HUGE;
#endif
  return parser;
}
