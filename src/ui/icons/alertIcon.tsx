export const alertIcon = <path d="M12 4 2.75 19.75h18.5zM12 10v4.5M12 17.1v.05" />;
