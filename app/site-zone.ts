/** The zone in which the site itself tells time; a game tells its own (T2.1). */
export const SITE_ZONE = 'Asia/Shanghai'
