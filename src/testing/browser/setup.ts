import { configure } from "@testing-library/react";

// The first render of a screen waits for its modules, which takes longer on a busy machine.
configure({ asyncUtilTimeout: 5000 });
