export const logOutIcon = <path d="M10.5 4.25H5v15.5h5.5M15 7.75 19.25 12 15 16.25M19.25 12H10" />;
