export const infoIcon = (
  <>
    <circle cx="12" cy="12" r="8.75" />
    <path d="M12 11.25v5M12 7.7v.05" />
  </>
);
