/** Data URLs of three images, so that stories need no server. */
export const sampleImages = ["#a9d3f0", "#f1c9a5", "#8fb6a2"].map(
  (sky, index) =>
    `data:image/svg+xml,${encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300"><rect width="400" height="300" fill="${sky}"/><circle cx="${110 + 90 * index}" cy="110" r="44" fill="#ffc83d"/><path d="M0 240l130-90 90 60 80-50 100 80v60H0z" fill="#16294a" opacity="0.7"/></svg>`,
    )}`,
);

/** Fails to load. */
export const brokenImage = "data:image/png,broken";
