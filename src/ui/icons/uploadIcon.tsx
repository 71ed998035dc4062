export const uploadIcon = <path d="M12 15.5V4.25M7 9l5-4.75L17 9M4.5 15v4.75h15V15" />;
