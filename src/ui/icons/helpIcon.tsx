export const helpIcon = (
  <>
    <circle cx="12" cy="12" r="8.75" />
    <path d="M9.4 9.6a2.65 2.65 0 1 1 3.9 2.35c-.85.46-1.3.95-1.3 2.05M12 16.9v.05" />
  </>
);
