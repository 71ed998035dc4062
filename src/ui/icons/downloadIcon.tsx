export const downloadIcon = <path d="M12 4.25V15.5M7 10.75l5 4.75 5-4.75M4.5 15v4.75h15V15" />;
