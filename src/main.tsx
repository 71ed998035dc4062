import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startPortal } from "./app/startPortal.tsx";
import "./ui/base.css";

const root = document.getElementById("root");
if (!root) throw new Error('The page has no element with the id "root".');
const portal = await startPortal();
createRoot(root).render(<StrictMode>{portal}</StrictMode>);
