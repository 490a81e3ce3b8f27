/** A ballot's running number as printed on its receipt: 14 → `0014`. */
export function serialText(number: number): string {
  return String(number).padStart(4, '0')
}
