export const copyIcon = <path d="M8.5 8.5h11.25v11.25H8.5zM15.5 8.25v-4H4.25V15.5h4" />;
