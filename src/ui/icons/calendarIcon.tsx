export const calendarIcon = <path d="M4 6.5h16v13.25H4zM4 10.75h16M8.5 3.75v4.5M15.5 3.75v4.5" />;
