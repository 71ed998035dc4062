export const userIcon = (
  <>
    <circle cx="12" cy="8" r="4.25" />
    <path d="M4 20.25c.75-4.25 3.9-6 8-6s7.25 1.75 8 6" />
  </>
);
