export const trashIcon = (
  <path d="M4.5 6.75h15M9.25 6.75v-3h5.5v3M6.25 6.75l.9 13h9.7l.9-13M10.25 10.75v5.25M13.75 10.75v5.25" />
);
