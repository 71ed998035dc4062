export const mailIcon = <path d="M3.5 5.5h17v13h-17zM3.5 6.5l8.5 6.75 8.5-6.75" />;
