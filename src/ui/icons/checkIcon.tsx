export const checkIcon = <path d="m5 12.75 4.5 4.5L19 7.25" />;
