export const chevronDownIcon = <path d="m5.5 9.5 6.5 6.5 6.5-6.5" />;
