/* Texts of different lengths. */
export const sentence = "The installer comes on Monday and measures the opening.";
export const paragraph =
  "Light from above reaches twice as far into a room as light from the side. A window in the roof therefore needs less area than one in the wall, and the sky it shows is larger.";
export const longWord = "Dachflächenfensteraustauschgenehmigungsverfahren";
export const longTitle = `Replacement of all windows on the northern side, with the ${longWord}`;
export const longFileName = `${longWord.toLowerCase()}_of_the_northern_side_2026-03-14_final_version.pdf`;
