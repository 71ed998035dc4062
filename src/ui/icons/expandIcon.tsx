export const expandIcon = <path d="M14 4.25h5.75V10M10 19.75H4.25V14M19.25 4.75l-6 6M4.75 19.25l6-6" />;
