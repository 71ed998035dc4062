export const externalIcon = <path d="M13.5 4.75h5.75v5.75M19.25 4.75 11 13M17 14v5.25H4.75V7H10" />;
