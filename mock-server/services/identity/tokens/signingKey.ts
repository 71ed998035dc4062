/**
 * The key pair that signs the fake provider's tokens. It protects nothing of value. It is fixed, so that tokens remain
 * valid after a restart and every checkout has the same key.
 */
export const signingPublicKey = {
  kid: "uvxFFlesh13z308u-RofOYp6hMyFwEkx0WildV2Qr1c",
  // The start of the key's validity, in seconds. B2C sends this, and no `alg`.
  nbf: 1493763266,
  use: "sig",
  kty: "RSA",
  e: "AQAB",
  n: "80aMcz9Z450VwMuz2zMgOnMu3gHLvwKTTfJoLjZfmGZN39og88CoZEvtPK5sa8YYB-x7avbipqJy1NtQM1Rjf_A-aERt_myvCjaffp8sMKXmFRF3Z9GeDCbua3XFsWcbekDHc4ChdTWoyqGEISCzT2Ie68RQOa07J2tHRhjk984o_u39I-ZkewYt6J9FKN__e1NGykipPdaKBBYLePEVfpATh33Tmhiqegfe1BKOlMpLI4vtX_nX3k0VsWbzvVphQQ8On7V-A45sPfTQ6SXLEfeLMDqK0tue3nQUHoMFWMR6zE9pLY_tsYNlGJ6O4ZBla50ifHlu64uzExKdKwMd0w",
} as const;

export const signingPrivateKey = {
  ...signingPublicKey,
  d: "GtwSshTFXsafZLp461OWlC2BzVw4Zn3-d-WIOstLvF6rQXMVc_mKU2HjWcb49zXsvaSOry1-snQ5e9E9ESBuSJgPY-FjnZWFW_onm5-FDa1Qx8m2ZnLejCvuOKoiVNHJVwhOR9fku7VcI1yNjeoiMg-80ejKYhvYw04_v8221g8ow5G3O40o4naQv1z_Ifd2CWkXl9OVokd0X2pkJanyRWTG44myOjkBZKDT9lP1dpUqu73I9yqCXkEC5XU4pwBCr_1khwrcO5djjTCFrtHlkJK3GBkquoNhscpWEzaX2mTlLx17a7FMA4wMG2UfuUB5TuTl9NXmhNQBPfoG0y62IQ",
  p: "_0AbVIssB8pRT9LhY066TM4u0PHNfiMK6R2YmMRhrOyaSfmzEyTNzUH-baDVZyWHJ2UQTRiAfIm0xG4Bs2EbJIZiUqSP9tVpCU3QdqSsP-BJ0iEJWjF6AChPwxw-0xG8-q7bUc2nLGO2rC9az6xn9DKKAj3FCvoXECPlA4M6WaE",
  q: "8_1we00pRenPjcsxxhSezUG7TncayMczz0-fYvWhrCgRUHljBwgDwlNlJIDz4_ntcfuu0Bimc9zZ_PwK8P8N_n5lpoIL7tyM_wGFw0F5-_GRJeYsFXDXuhzacWWir83mHHrtE3iIEUXfXiQrUCxuESSSJkNSIoxE-9TvSsyHyvM",
  dp: "VHYsFP-wZCuIWHeZaTkF4KBhUXaR3ulNlPHcKsDg6U2piEz9-pm1F_R8cl5D_0ulu11v1XMEITGYBV-5ZFf_mUh2hI47rRvVE-UR1BCNht16z_NqmtPAYQj1y8Qu7bzy4ai2ng0FAmVEbxmEXS_Zfi6zCCbUattygj6-azkjN8E",
  dq: "ZcnsvDPzrQwfH8uOh1Gg8oaiqth7nxmj3rAcEX_iI91PY-BQVOWeE9sQzgrSNODWk3_pbT1ra9jORIGt2t69Ktf2dmG4srzmQZiUAmJ1jos3_7Sn3YYHKcjRxQ8esPNYNbd-4mmdcn9Q8YhrXXY7sQEty7K4OFuGh_1Mm0r6t8s",
  qi: "s8ikPcLZywWYxU3A3-VqCzFLCKI5OUxNiFq_fNYaBRV13rO7qQzfK13judlbD3gCGfvCpHgzbhhSOX52fq76yUYqRYILwoH9A4le1l6yxUSrw-ECXGdOiNhWwVzl3VikRah__1fduVWfKCQ8GJqNq5vfLUNH5Dn1eKS3ZPZDM6s",
} as const;
