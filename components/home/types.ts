export type * from '@/lib/play/home-view'
