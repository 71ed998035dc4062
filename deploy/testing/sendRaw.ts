import { connect } from "node:net";
import { text } from "node:stream/consumers";

/** Sends bytes that no HTTP client would send, and returns the whole response. */
export async function sendRaw(port: number, request: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(request);
  return await text(socket);
}
