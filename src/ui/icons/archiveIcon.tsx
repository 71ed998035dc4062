export const archiveIcon = <path d="M3.5 5h17v4.25h-17zM5 9.25v10h14v-10M10 13h4" />;
