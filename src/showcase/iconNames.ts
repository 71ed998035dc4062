import type { IconName } from "../ui/Icon.tsx";

/** Every icon, each once: the compiler tells of one that is missing. */
const named: Record<IconName, true> = {
  window: true,
  bell: true,
  archive: true,
  calendar: true,
  pin: true,
  check: true,
  alert: true,
  info: true,
  help: true,
  home: true,
  close: true,
  "chevron-right": true,
  "chevron-down": true,
  globe: true,
  "log-out": true,
  external: true,
  "arrow-right": true,
  sun: true,
  upload: true,
  download: true,
  trash: true,
  edit: true,
  phone: true,
  mail: true,
  file: true,
  star: true,
  medal: true,
  user: true,
  pause: true,
  share: true,
  copy: true,
  expand: true,
  plus: true,
  minus: true,
  image: true,
  "chevron-left": true,
  link: true,
  qr: true,
  search: true,
  swap: true,
};

const isIconName = (name: string): name is IconName => Object.hasOwn(named, name);

export const iconNames = Object.keys(named).filter(isIconName);
