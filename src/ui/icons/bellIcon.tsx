export const bellIcon = <path d="M6 17v-6a6 6 0 0 1 12 0v6l1.5 1.75h-15zM10 21.25h4" />;
