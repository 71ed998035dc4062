export const minusIcon = <path d="M5 12h14" />;
