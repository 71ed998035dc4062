export const windowIcon = <path d="M7 4.5h10l3.5 15h-17zM12 4.5v15M5.4 11.5h13.2" />;
