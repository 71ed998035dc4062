/** The time of one world, in the seed's own time unless somebody moves it. */
export class Clock {
  #offset = 0;
  #frozenAt: number | undefined;

  /** The world's time now. */
  now(): Date {
    return new Date(this.#frozenAt ?? Date.now() + this.#offset);
  }

  /** Seconds since 1970, as tokens count them. */
  seconds(): number {
    return Math.floor(this.now().getTime() / 1000);
  }

  /** Jumps to `time` and runs on from there, or stays there if the clock is frozen. */
  set(time: Date): void {
    this.#offset = time.getTime() - Date.now();
    if (this.#frozenAt !== undefined) this.#frozenAt = time.getTime();
  }

  /** Jumps ahead, or back where `milliseconds` is negative. */
  advance(milliseconds: number): void {
    this.set(new Date(this.now().getTime() + milliseconds));
  }

  get isFrozen(): boolean {
    return this.#frozenAt !== undefined;
  }

  freeze(): void {
    this.#frozenAt = this.now().getTime();
  }

  /** Lets a frozen clock run on from where it stands. */
  unfreeze(): void {
    const now = this.now();
    this.#frozenAt = undefined;
    this.set(now);
  }
}
