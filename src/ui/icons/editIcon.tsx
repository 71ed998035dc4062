export const editIcon = <path d="M4.25 19.75v-3.9L15.9 4.2l3.9 3.9L8.15 19.75zM13.25 6.85l3.9 3.9" />;
