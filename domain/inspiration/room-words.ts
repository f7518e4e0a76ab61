/** The closed lists of the rooms. */

export const roomStyles = ['licht', 'warm', 'industrieel', 'klassiek', 'speels', 'donker'] as const
export const roomTones = ['wit', 'zand', 'hout', 'groen', 'grijs', 'zwart'] as const
