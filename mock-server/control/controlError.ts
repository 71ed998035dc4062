/** The control API throws this error to respond with a status and a message that names the expected value. */
export class ControlError extends Error {
  readonly status: 400 | 404 | 409 | 413;

  constructor(status: ControlError["status"], message: string) {
    super(message);
    this.status = status;
  }
}
