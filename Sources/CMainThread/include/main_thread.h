#pragma once

/// Runs GLib's main loop, and with it the main actor, for as long as the program lives: Swift's (RunningMainLoop.swift).
_Noreturn void lp_testing_run_main_loop(void);
