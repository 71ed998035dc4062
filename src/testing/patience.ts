import { configure } from "@testing-library/react";

// On a busy machine the first look at a screen waits for its modules; a test that passes is not slower for it.
configure({ asyncUtilTimeout: 5000 });
