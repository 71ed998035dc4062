export const homeIcon = <path d="M3.5 11.5 12 4l8.5 7.5M6 9.5v10.25h12V9.5M10 19.75v-5.5h4v5.5" />;
