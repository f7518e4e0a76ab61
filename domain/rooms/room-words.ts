/** The closed lists of the rooms. */

export const roomStyles = ['licht', 'warm', 'industrieel', 'klassiek', 'speels', 'donker'] as const
export const roomTones = ['zand', 'hout', 'groen', 'grijs', 'zwart'] as const
