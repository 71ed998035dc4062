export const qrIcon = (
  <path d="M4.25 4.25h5.5v5.5h-5.5zM14.25 4.25h5.5v5.5h-5.5zM4.25 14.25h5.5v5.5h-5.5zM14.25 14.25v2M19.75 14.25v5.5h-5.5M17 17h.05" />
);
