/* Generated from schema/rest/openapi.yaml by npm run generate. */

/**
 * Which text of which placement it is. (Assumed - the spelling of the keys other than `campaign_url`.)
 * 
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "CampaignTextKey".
 */
export type CampaignTextKey = ("campaign_url" | "configurator_banner_headline" | "configurator_banner_cta" | "configurator_banner_splash" | "configurator_answer_flag_title" | "configurator_summary_flag_title" | "configurator_modal_headline" | "configurator_modal_main" | "configurator_modal_cta" | "configurator_success_banner_headline" | "configurator_success_banner_cta" | "configurator_success_banner_splash" | "accessory_popup_headline" | "accessory_popup_description" | "accessory_popup_splash" | "accessory_popup_cta" | "accessory_mini_banner_description" | "accessory_mini_banner_cta" | "my_taglys_banner_headline" | "my_taglys_banner_description" | "my_taglys_banner_splash" | "my_taglys_banner_cta" | "direct_search_mini_banner_headline" | "direct_search_mini_banner_description" | "direct_search_mini_banner_cta" | "direct_search_modal_headline" | "direct_search_modal_description" | "direct_search_modal_cta" | "direct_search_choice_chip_info" | "direct_search_choice_chip_tooltip" | "direct_search_choice_chip_cta")
/**
 * What an image is made for.
 * 
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "BannerType".
 */
export type BannerType = ("configurator_banner" | "configurator_banner_mobile" | "configurator_success_banner" | "configurator_success_banner_mobile" | "accessory_banner" | "my_taglys_banner" | "my_taglys_banner_mobile")
/**
 * A place at which a campaign is shown.
 * 
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "CampaignPlacement".
 */
export type CampaignPlacement = ("configurator_banner" | "configurator_success_banner" | "configurator_flag" | "accessory_popup" | "accessory_flag" | "accessory_mini_banner" | "my_taglys_banner" | "direct_search_mini_banner" | "direct_search_choice_chip")

export interface Rest {
[k: string]: unknown
}
/**
 * The response of the session check. (Assumed.)
 * 
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "SessionCheck".
 */
export interface SessionCheck {
data: {
/**
 * Id of the caller's account.
 */
customerAccountId: string
}
}
/**
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "CampaignList".
 */
export interface CampaignList {
data: Campaign[]
}
/**
 * A marketing campaign.
 * 
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Campaign".
 */
export interface Campaign {
id: string
texts: CampaignText[]
images: CampaignImage[]
positions: CampaignPosition[]
}
/**
 * One text of a campaign in one language.
 * 
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "CampaignText".
 */
export interface CampaignText {
label: CampaignTextKey
/**
 * A content language, for example `gsw`.
 */
locale: string
/**
 * Plain text; for `campaign_url` a URL. (Assumed.)
 */
contents: string
}
/**
 * An image for one kind of banner.
 * 
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "CampaignImage".
 */
export interface CampaignImage {
label: BannerType
url: string
}
/**
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "CampaignPosition".
 */
export interface CampaignPosition {
position: CampaignPlacement
}
/**
 * What has failed. (Assumed - the shape.)
 * 
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "ErrorBody".
 */
export interface ErrorBody {
message: string
/**
 * Messages for each invalid field.
 */
errors?: {
[k: string]: string[]
}
}
