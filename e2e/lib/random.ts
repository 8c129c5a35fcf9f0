/** The factor and the modulus of Lehmer’s generator: https://doi.org/10.1145/63039.63042 */
const FACTOR = 48_271;
const MODULUS = 2_147_483_647;

/** Random choices. Two generators with the same seed make the same choices. */
export class Random {
  #state: number;

  /** @param seed any number; its fraction does not count */
  constructor(seed: number) {
    this.#state = (Math.abs(Math.trunc(seed)) % (MODULUS - 1)) + 1;
    // The first number would be small whenever the seed is small.
    this.index(1);
  }

  /**
   * Returns a random index of a list.
   *
   * @param length the length of the list, at least 1
   */
  index(length: number): number {
    this.#state = (this.#state * FACTOR) % MODULUS;
    return Math.floor((this.#state / MODULUS) * length);
  }

  /** Returns a random item of a list, which must not be empty. */
  pick<Item>(items: readonly Item[]): Item {
    return items[this.index(items.length)] as Item;
  }
}
