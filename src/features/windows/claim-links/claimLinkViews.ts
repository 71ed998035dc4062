export { ClaimLinkList } from "./ClaimLinkList.tsx";
export { ClaimLinkPanel } from "./ClaimLinkPanel.tsx";
