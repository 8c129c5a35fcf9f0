/** A line of a bill: what it is for, and its amount in cents. */
export interface BillLine {
  name: string;
  cents: number;
}

/**
 * Divides costs by the number of members. The amounts are whole cents, and they add up to a
 * member's share of all costs, rounded to a cent: each amount is rounded down, and the cents that
 * are left go to the lines that lost the largest part of a cent (the largest remainder method).
 *
 * @param costs the name and the amount in euros of each cost
 * @param memberCount the number of members, at least 1
 */
export function shareCosts(
  costs: (readonly [name: string, euros: number])[],
  memberCount: number,
): BillLine[] {
  const shares = costs.map(([name, euros]) => {
    // Whole cents of the cost itself, without the error of binary fractions.
    const costCents = Math.round(100 * euros);
    return {
      name,
      cents: Math.floor(costCents / memberCount),
      remainder: costCents % memberCount,
    };
  });
  const remainderSum = shares.reduce((sum, { remainder }) => sum + remainder, 0);
  const leftCents = Math.round(remainderSum / memberCount);
  const byRemainder = [...shares].sort((one, other) => other.remainder - one.remainder);
  for (const share of byRemainder.slice(0, leftCents)) {
    share.cents += 1;
  }
  return shares.map(({ name, cents }) => ({ name, cents }));
}
