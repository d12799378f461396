#pragma once

/// Runs GLib's main loop, and with it the main actor, until the program ends. Implemented in Swift (RunningMainLoop.swift).
_Noreturn void lp_testing_run_main_loop(void);
