/** The sum of amounts in euros, to the cent: binary fractions alone would give 0.1 + 0.2 as more than 0.3. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
