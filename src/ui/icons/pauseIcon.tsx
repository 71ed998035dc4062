export const pauseIcon = <path d="M8.5 5v14M15.5 5v14" />;
