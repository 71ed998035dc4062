export const shareIcon = (
  <>
    <circle cx="17.25" cy="5.75" r="2.5" />
    <circle cx="6.25" cy="12" r="2.5" />
    <circle cx="17.25" cy="18.25" r="2.5" />
    <path d="m8.5 10.75 6.5-3.75M8.5 13.25 15 17" />
  </>
);
