import { type Listener, listen } from "./listen.ts";

export interface PortOptions {
  /** The port of main API, REST, control API and console. */
  port: number;
  registrationPort: number;
  identityPort: number;
  /** Address to listen on; other machines reach the server only if this is not a loopback address. */
  host?: string;
}

export interface Ports {
  backend: Listener;
  registration: Listener;
  identity: Listener;
}

/** Opens the ports, without an app yet. Rejects with a `ListenError` if one cannot be opened. */
export async function openPorts(options: PortOptions): Promise<Ports> {
  const { host = "127.0.0.1" } = options;
  const opened: Listener[] = [];
  const open = async (port: number, option: string) => {
    const listener = await listen({ host, port, option });
    opened.push(listener);
    return listener;
  };
  try {
    return {
      backend: await open(options.port, "--port"),
      registration: await open(options.registrationPort, "--registration-port"),
      identity: await open(options.identityPort, "--identity-port"),
    };
  } catch (error) {
    await closePorts(opened);
    throw error;
  }
}

export async function closePorts(listeners: readonly Listener[]): Promise<void> {
  await Promise.all(listeners.map((listener) => listener.close()));
}
