/** The picks of a proxy's form (components/tiesha/vote/proxy-picks.tsx): `most` places, those left empty aside. */
export function proxyPicks(form: FormData, most: number): { seat: number; code?: string }[] {
  return Array.from({ length: most }, (_, index) => ({
    seat: Number(form.get(`pick${index}`)),
    code: String(form.get(`code${index}`) ?? ''),
  })).flatMap(({ seat, code }) => (seat > 0 ? [{ seat, ...(code && { code }) }] : []))
}
