/** Thrown by the control API to respond with a status and a message that says what was expected. */
export class ControlError extends Error {
  readonly status: 400 | 404 | 409 | 413;

  constructor(status: ControlError["status"], message: string) {
    super(message);
    this.status = status;
  }
}
