/**
 * A Bloom filter of the English list: 16,384 bits, five places a word. The list itself has six times its size. Of other words one in
 * fifty passes, so that twelve of them never do.
 */
const FILTER = atob(
  'STWVdtG9P+BOBCOIYeYNw0VKQ+bOYhOb/cn6k5TqdQmwUUXPmIpAIIwJogUYEEuwjq6AixlAcTlU6xvOTW98gUsGaW9kkAuslAMnPIR8fo3CfTJlnDDR4XFBLJ1DGS7thLDJRQqjY4QCPmwY0yrYTcY141RjBfJQqINJq2EGCglOg+25CjNp1v/CCnKcEr+GPQ4qc88bpmQr+zDEeo5dYcxQDot0zfHPUJDsZB/GOYDsmWl9LR82A4vUlzDuAEYFbZv1381HGjXIVJ6iEI+wwZEQjtymEtxTvh7uRhdxsXhhoU0mFQh7wKZiLn0DsCq0aQdeQAAb4suI5xtcQXDvOd0wCdTCu2a42DMc5xI/0ZAQFwQrENYDrIKwAm2cpI7Jx4gxBERhhMxAynMjioTtQC93Lp1uwNDPUKcBZIjGpjKAr+e4CpY0/2Loo2EJEKxL2yv2PiIyvxlgCyOI4blAogbrniWDRugwkeoIBxOY3eUYrsgBsRQxGHz5WBUL8hiVoitqrL1q7rk92Ajup8CYEKfiBG89kdb1UFA2YPQ1uLNRtkZfnQJpwEIlIbVMceCkgzY1qdnJJ9JHzG9MEAWwn+cM4bcthaZwcc445At5LR8Ch18m5ViRu+o3FPXZj+gbMs/wqKKjQUIrlHTl9oOR43YEbpUIHgu9g1PcH4fRn44KrpGucRTEMUwYtiYlgwjD/eq8sIBg6RggDOWVBsAB/ZLA4fKVpsIIEcdRRQBajMBmtgOt/MOJQuaYBy84M92hMdkGZfuIU9/YL1grYYFQx6uUwTV1XmcCpqgOJim+1mz+mkGYQthlksBimGpYW3azRfNFwcbcFSxRHBGUugCdj6g1FjQfnHrrAKUkRcd3UwMwuvRaXrMMOC9Aw7UyAWSDPacJL2Y8O/EwB9hnxekNCIJBOvkXlL0YdZ4HVUNciXOUVucQUPzRyH8kuPlUTeHAKRgwNMnbHwqebbZTa+0w5dqlv2zF2hOZjzie3AOSp5AQOMwJgZopTB6ZGHsMAM8rQhuxAp31gJuKz2KrPjfJMKu0+2lBTxjaW7p8Ca8KOrb26DV2DLEbEiLt9NMgRB4ugZTrX0MiHUNQRUeOHOMWb/aMJSXXocD+wxhPyq+G1xowXjI6d5kDBM4krknIr8L2516swQPBtt2dcAamlizBEKU8PQQdtpGsjHls+3Hk78HOc/RYIsflEoXmbCPPGrZghxqFDFipBew2wgX98bo4eYp+mRoAoEoONyWlcDBxMxUofy75AI/JHCcP/Gn46pHzd0UuQwHIaUAeCHbi1QyAYgzXwfdA1FOwFrTDPkEk+3QvYQARaXJeJwLUrTQH5BPXPbQFakCE6o5DauD3qlAAD4Qrt2N8Tkmj08IwcZSgNWB9Ub5bDAMogJOUI4GQ+/urV7LONuayQYF6oyFEOtzmQvKiHmGlKMHB/urUUWsm+7PYF1l6LMcG6WtCQNmI3zckqaJ2LvjDjIslikO8hPmhohEHRuvBpCzaTmtlyMUi/5ZRXP3vH68WwE6Ytfmt4MikVgiQazxViNmth2V6alAYbtGjCMVAcDHPR6G22gDRCwNR+WXUoFFWAGCnJzzlrBGUvDsjyDJs45GImgCQW02QLiTwrpy8YTcl33Jl9AIJkUtg2Q6XRIZsy4ZZG2uFqUperRH4iTtq0kH7AmS6DHatdmcDIJhH3LTSgQQF/SoB134AvNPWDFc1VO87Zxj5v6BpkPAMUlLS1pVLw8IOkm5cOAWUwh1Ui6F7X1C6DLUlRsYR2F0tMygHYFiCWb8FxE+mK1YNJcmsDEqYB8ub4ZwjriR+Jjigxn61DKR8+qMgMgdm689eCLdpXjUyHj8hQFiwdF7LWWSNuaQNLKljgYaAGfnHYJIRrPj95MgqwdXSQTmYI7KKXmk1VjQqCVQLG5TK5Btq1QxT2A7CYoVagrUhxED8okaB7zeUA1IIarqFmZNW8c+3B1MHh8GAlcu03XPwK3WugnXjn5UCUrjw70YW51nDbXdVGSh8lNICBgZZeSgbeNxjB7XnlhCQDnY7UID8Ou14ZiY7NDEi9z5ooNnFjQwfPRCPFET78MiVkJ8WhrFn3YzmXRypXyY7dxeQP9uBCF48cH1oWz2AWKXtLk6HrG4umYUIcfTZ+MuExXspATUx2ewmucbQ4tt4GFIv29SQXCcXjy/RJzWY2C7IIJUQ6Q7mRFRBMWRiCo9lNfEMiFifmroLDprRgk17P2JNMeVw65l1GyggmGaQpmLYnakJpz4/oQTpFFIzeoNLxW1VXk6IVFQaOiaqoIZoTW0d1QUn6CV5x3vwS/lXCVMgbjs98qp0x1iz5YUKDHNAV5JoPCMlICJaN4MBVGSFhIGCMWFIQvZySSTKdPxCvpp48I5sJfhPAA5FFYKUzoJ78L3odp2LutHZhI/XIyThoxom/xK+6bWRU3WzMlMQmhKuI+r04AmAIfsiT2DBoY2chd45Eb1UOpydAv/KGcOF+jD2y2QY0ihvghcRsDla+z57DAHXyONFS2taKsOHTEcA3aROqShUp8HFbGqwhuU7vRQ0XNVZnrYiu+0Y8V3CcCo62nFCjmwQ6gAEF1iGC/WbtLjayebX1+g+C1/OHdQAEkAL1JFN2WcupaQLyX/tA0hnUzCNBUdwa/VFGy6iAcVKxwt2PSlZBIp1B5tBE08MYM1P9GczK/ER3GDuGnMyoEmLgoGUFlEfZt5qnBRGdKhsIrr8dzs=',
);
const MASK = 16_383;

/** Whether a word may be of the English list: always for its words, rarely for others. */
export function isLikelyWord(word: string): boolean {
  // FNV-1a, 32 bits; both of its halves make the five places.
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index++) hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  const first = hash & MASK;
  const step = ((hash >>> 14) & MASK) | 1;
  return [0, 1, 2, 3, 4].every((index) => {
    const place = (first + index * step) & MASK;
    return ((FILTER.charCodeAt(place >> 3) >> (place & 7)) & 1) === 1;
  });
}
