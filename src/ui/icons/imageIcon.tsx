export const imageIcon = (
  <>
    <path d="M3.5 4.75h17v14.5h-17zM3.75 16.5l5-5 4.5 4.5 2.75-2.75 4.25 4.25" />
    <circle cx="15.25" cy="9" r="1.5" />
  </>
);
