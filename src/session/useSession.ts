import { useQuery } from "@tanstack/react-query";
import { createContext, use } from "react";
import { anonymousSession, type CheckedSession, type Session } from "./createSession.ts";

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("There is no SessionContext around the component.");
  return session;
}

export interface AuthState extends CheckedSession {
  /** Whether the first session check has ended. */
  initialized: boolean;
}

export function useAuthState(): AuthState {
  const { data } = useQuery(useSession().query);
  return { ...(data ?? anonymousSession), initialized: data !== undefined };
}
