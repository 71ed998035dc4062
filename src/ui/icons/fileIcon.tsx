export const fileIcon = <path d="M6 3.5h8l4.5 4.5v12.5H6zM13.75 3.75v4.5h4.5" />;
