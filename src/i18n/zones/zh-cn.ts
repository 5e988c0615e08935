/** What tools that reckon in a time zone say of it. */
export const zoneWords = {
  unknown: (zone: string) => `未知的时区：${zone}。`,
  ofBrowser: (zone: string) => `浏览器时区：${zone}`,
  byClocks: (zone: string) => `按 ${zone} 的当地时间。`,
};
