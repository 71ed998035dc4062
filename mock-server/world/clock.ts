/** The clock of a world: the machine's time plus an offset, or a frozen time. */
export class Clock {
  #offset = 0;
  #frozenAt: number | undefined;

  now(): Date {
    return new Date(this.#frozenAt ?? Date.now() + this.#offset);
  }

  /** Seconds since 1970, as in tokens. */
  seconds(): number {
    return Math.floor(this.now().getTime() / 1000);
  }

  /** Sets the time. A frozen clock stays frozen. */
  set(time: Date): void {
    this.#offset = time.getTime() - Date.now();
    if (this.#frozenAt !== undefined) this.#frozenAt = time.getTime();
  }

  /** Moves the time forward, or back if `milliseconds` is negative. */
  advance(milliseconds: number): void {
    this.set(new Date(this.now().getTime() + milliseconds));
  }

  get isFrozen(): boolean {
    return this.#frozenAt !== undefined;
  }

  freeze(): void {
    this.#frozenAt = this.now().getTime();
  }

  /** Continues from the frozen time. */
  unfreeze(): void {
    const now = this.now();
    this.#frozenAt = undefined;
    this.set(now);
  }
}
